/** What forms of orders need to know, without a schema: the browser imports it as it is. */
export const QUANTITY_MAX = 99
export const ORDER_NOTE_MAX = 2000
export const ADDRESS_MAX = 500
export const TRACKING_MAX = 200
export const REVIEW_MAX = 1000
/** What the timeline of an order holds at most. */
export const ORDER_EVENTS_MAX = 200
