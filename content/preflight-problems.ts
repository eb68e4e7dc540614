type LayerRole = 'backing' | 'frame' | 'scenery' | 'motif' | 'code' | 'textfx' | 'text' | 'shade' | 'texture'

type PreflightProblem =
  | { code: 'cut-not-one-closed-path' }
  | { code: 'cut-crosses-itself'; crossings: number }
  | { code: 'cut-too-tight'; radiusMm: number; leastMm: number }
  | { code: 'cut-too-near-artwork'; leastMm: number }
  | { code: 'artwork-outside-bleed' }
  | {
      code: 'features-too-thin'
      feature: 'area'
      role: LayerRole
      fill: string
      percent: number
      leastMm: number
    }
  | {
      code: 'features-too-thin'
      feature: 'places'
      role: LayerRole
      fill: string
      count: number
      leastMm: number
    }
  | { code: 'features-too-thin'; feature: 'gaps'; count: number; leastMm: number }
  | { code: 'lettering-too-small'; capMm: number; leastMm: number }
  | { code: 'lettering-without-contrast'; fill: string; ground: string; least: number }
  | { code: 'decal-too-small'; leastMm: number }
  | { code: 'decal-too-wide'; rollMm: number }
  | { code: 'picture-too-coarse'; dpi: number; leastDpi: number }
  | { code: 'code-too-small'; moduleMm: number; leastMm: number }

const layerNames: Readonly<Record<LayerRole, string>> = {
  backing: 'backing',
  frame: 'frame',
  scenery: 'scenery',
  motif: 'motif',
  code: 'QR code',
  textfx: 'lettering outline',
  text: 'lettering',
  shade: 'shading',
  texture: 'texture',
}

/** Describes a problem of a decal to staff, with the measured facts. Buyers read content/preflight-findings.ts. */
export function describePreflightProblem(problem: PreflightProblem): string {
  switch (problem.code) {
    case 'cut-not-one-closed-path':
      return 'The cut line is not closed.'
    case 'cut-crosses-itself':
      return problem.crossings === 1
        ? 'The cut line crosses itself once.'
        : `The cut line crosses itself ${problem.crossings} times.`
    case 'cut-too-tight':
      return `The tightest bend of the cut line has a radius of ${problem.radiusMm.toFixed(2)} mm; at least ${problem.leastMm} mm is needed.`
    case 'cut-too-near-artwork':
      return `The cut line is closer than ${problem.leastMm.toFixed(1)} mm to the artwork.`
    case 'artwork-outside-bleed':
      return 'Part of the artwork is outside the bleed.'
    case 'features-too-thin':
      return describeThinFeatures(problem)
    case 'lettering-too-small':
      return `Capital letters are ${problem.capMm.toFixed(1)} mm high; they should be at least ${problem.leastMm} mm.`
    case 'lettering-without-contrast':
      return `Lettering in ${problem.fill} on ${problem.ground} has less than ${problem.least}:1 contrast.`
    case 'decal-too-small':
      return `A decal has to be at least ${problem.leastMm} mm each way.`
    case 'decal-too-wide':
      return `With its bleed, the decal is wider than the roll (${problem.rollMm} mm).`
    case 'picture-too-coarse':
      return `The picture has ${problem.dpi} dpi at this size; it needs ${problem.leastDpi} dpi to print sharp.`
    case 'code-too-small':
      return `The squares of the QR code are ${problem.moduleMm.toFixed(2)} mm; phones need at least ${problem.leastMm} mm.`
  }
}

function describeThinFeatures(problem: Extract<PreflightProblem, { code: 'features-too-thin' }>): string {
  const { leastMm } = problem
  if (problem.feature === 'gaps')
    return problem.count === 1
      ? `1 gap is narrower than ${leastMm} mm: hard to weed.`
      : `${problem.count} gaps are narrower than ${leastMm} mm: hard to weed.`
  const layer = `${layerNames[problem.role]} in ${problem.fill}`
  if (problem.feature === 'area') return `${problem.percent} % of the ${layer} is thinner than ${leastMm} mm.`
  const places = problem.count === 1 ? '1 place' : `${problem.count} places`
  return `The ${layer} has ${places} thinner than ${leastMm} mm.`
}
