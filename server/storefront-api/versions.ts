/** The versions of the hosted store's API that the shop answers; they differ in nothing it serves. */
export const VERSIONS = ['2023-01', '2024-04', '2026-04'] as const

export function isVersion(text: string): boolean {
  return VERSIONS.some((version) => version === text)
}
