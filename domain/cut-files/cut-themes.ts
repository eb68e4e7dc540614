/** The themes of the cut files, in display order (specification of the design tools, section 2). */
export const cutThemes = ['seasonal', 'typography', 'home-decor', 'business'] as const
export type CutTheme = (typeof cutThemes)[number]
