/** The shelves of the cut files (design tools, section 2), in their order. */
export const cutThemes = ['seasonal', 'typography', 'home-decor', 'business'] as const
export type CutTheme = (typeof cutThemes)[number]
