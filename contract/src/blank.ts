const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u

/** Nothing that can be seen: white space, letters without width, fillers, controls. */
export const isBlank = (value: string): boolean => BLANK.test(value)
