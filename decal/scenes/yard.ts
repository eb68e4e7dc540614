import { drawArea, drawBox, drawOval } from './scene-shapes.ts'
import type { Scene } from './scene.ts'

/** A yard sign on its wire stakes in front of a house. */
export const yardSignScene: Scene = () => ({
  back:
    drawBox('#d9eaf2', 0, 0, 1000, 1000) +
    drawOval('#ffffff', 180, 150, 90, 30) +
    drawOval('#ffffff', 240, 128, 70, 34) +
    drawOval('#ffffff', 800, 96, 90, 26) +
    drawArea('#9fc0a0', 'M0 470q120-90 230-40t180-30v250H0zM760 440q110-60 240 10v220H740z') +
    drawBox('#e8dcc8', 330, 330, 440, 260) +
    drawArea('#7a5548', 'M296 340l254-150 254 150z') +
    drawBox('#8a3b33', 600, 440, 80, 150) +
    drawBox('#a9cbd6', 390, 420, 120, 90) +
    drawBox('#ffffff', 446, 420, 6, 90) +
    drawBox('#ffffff', 390, 462, 120, 6) +
    drawArea('#7fb069', 'M0 560q250-40 500-10t500-10v460H0z') +
    drawArea('#6b9c57', 'M0 760q250-30 500 0t500-10v250H0z') +
    drawArea('#c9c4b8', 'M610 562h60q40 220 220 438H560q90-220 50-438z') +
    drawBox('#70777b', 300, 720, 10, 190) +
    drawBox('#70777b', 690, 720, 10, 190) +
    drawBox('#70777b', 300, 820, 400, 8) +
    drawOval('#5b8a49', 500, 912, 260, 14) +
    drawBox('#d3d9db', 156, 306, 700, 478, 10) +
    drawBox('#ffffff', 150, 300, 700, 478, 10),
  slot: { cx: 500, cy: 539, width: 652, height: 436, printed: true },
})
