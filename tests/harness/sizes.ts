/** A phone of common width, in CSS px. */
export const PHONE = { width: 390, height: 844 }
/** A laptop, in CSS px. */
export const DESKTOP = { width: 1440, height: 900 }
