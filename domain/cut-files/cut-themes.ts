/** The themes that cut files are sorted into (specification of the design tools, section 2), in display order. */
export const cutThemes = ['seasonal', 'typography', 'home-decor', 'business'] as const
export type CutTheme = (typeof cutThemes)[number]
