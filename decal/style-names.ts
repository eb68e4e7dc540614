export const styleNames = ['modern', 'vintage', 'minimalist', 'bold', 'graffiti', 'professional'] as const
export type DecalStyle = (typeof styleNames)[number]
