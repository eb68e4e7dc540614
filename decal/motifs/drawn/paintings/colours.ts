// Colours that several paintings share.

export const glass = '#27406b'
/** The colour of light on glass. */
export const shine = '#8fb7e8'
export const lamp = '#fff3c4'
export const amber = '#f4a62a'
export const red = '#d2232a'
/** The colour of rubber, and of the shade under a car. */
export const dark = '#3c4150'
export const offWhite = '#f2f4f7'
export const steel = '#c3cad6'
export const skin = '#f8d7bd'
