// Colours that several paintings share.

export const glassColour = '#27406b'
export const glassShineColour = '#8fb7e8'
export const lampColour = '#fff3c4'
export const amberColour = '#f4a62a'
export const redPaintColour = '#d2232a'
/** The colour of rubber, and of the shade under a car. */
export const rubberColour = '#3c4150'
export const offWhiteColour = '#f2f4f7'
export const steelColour = '#c3cad6'
export const skinColour = '#f8d7bd'
export const waterColour = '#2f86c5'
export const woodColour = '#c98b4a'
