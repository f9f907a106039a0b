/** There is one composer on the screen: what answers, edits or skips to it finds it by this. */
export const COMPOSER_ID = 'message-composer'
