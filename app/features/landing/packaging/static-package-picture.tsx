import type { PackageSize, PackageType } from '../../../../domain/packaging/package-types.ts'
import { SAMPLE_ARTWORK } from './sample-artwork.ts'

/**
 * All still pictures are square. PICTURE_SIDE is the side of the square, PACKAGE_SIZE the size that a package fills, and GROUND_Y the
 * height of the ground.
 */
const PICTURE_SIDE = 400
const PACKAGE_SIZE = 290
const GROUND_Y = 350

type Artwork = { readonly address: string; readonly ground: string } | null
type StillProps = { size: PackageSize; artwork: Artwork; className?: string }

/** A flat still picture of a package, shown before the 3D scene loads and in browsers that can't show it. */
export function StaticPackagePicture({ size, artwork, className = '' }: StillProps) {
  const Drawing = DRAWINGS[size.type]
  return (
    <svg viewBox={`0 0 ${PICTURE_SIDE} ${PICTURE_SIDE}`} aria-hidden="true" className={className}>
      <ellipse cx={PICTURE_SIDE / 2} cy={GROUND_Y} rx="150" ry="14" fill="#0b1f2a" opacity="0.16" />
      <Drawing size={size} artwork={artwork} />
    </svg>
  )
}

type DrawingProps = { size: PackageSize; artwork: Artwork }
type Box = { x: number; y: number; width: number; height: number }

/** A printed face. The whole artwork is in its middle, with the artwork's background colour around it. */
function Face({ box, artwork, across = 1 }: { box: Box; artwork: Artwork; across?: number }) {
  const { x, y, width, height } = box
  const inner = { x: x + (width * (1 - across)) / 2, y, width: width * across, height }
  return (
    <>
      <rect {...box} fill={artwork?.ground ?? SAMPLE_ARTWORK.ground} />
      {artwork ? (
        <image href={artwork.address} {...inner} />
      ) : (
        <svg {...inner} viewBox="0 0 60 80">
          <path d={SAMPLE_ARTWORK.sunData} fill={SAMPLE_ARTWORK.sun} />
          <path d={SAMPLE_ARTWORK.leafData} fill={SAMPLE_ARTWORK.leaf} />
          <text
            x="30"
            y="60"
            textAnchor="middle"
            fontSize="15"
            className="font-display font-extrabold"
            fill="#fff"
          >
            {SAMPLE_ARTWORK.word}
          </text>
          <text x="30" y="67" textAnchor="middle" fontSize="4" fontWeight="600" fill="#fff">
            {SAMPLE_ARTWORK.line}
          </text>
        </svg>
      )}
    </>
  )
}

function StillBox({ size, artwork }: DrawingProps) {
  const { width, height, depth } = size
  // A box is seen slightly from the right and from above. Depth is drawn to the upper right, at half its length.
  const scale = PACKAGE_SIZE / Math.max(height + depth * 0.3, width + depth * 0.5)
  const [w, h, dx, dy] = [width * scale, height * scale, depth * 0.5 * scale, depth * 0.3 * scale]
  const [x, y] = [(PICTURE_SIDE - w - dx) / 2, GROUND_Y - h]
  const ground = artwork?.ground ?? SAMPLE_ARTWORK.ground
  return (
    <>
      <Face box={{ x, y, width: w, height: h }} artwork={artwork} />
      <path d={`M${x} ${y}l${dx} ${-dy}h${w}l${-dx} ${dy}z`} fill={ground} />
      <path d={`M${x} ${y}l${dx} ${-dy}h${w}l${-dx} ${dy}z`} fill="#fff" opacity="0.28" />
      <path d={`M${x + w} ${y}l${dx} ${-dy}v${h}l${-dx} ${dy}z`} fill={ground} />
      <path d={`M${x + w} ${y}l${dx} ${-dy}v${h}l${-dx} ${dy}z`} fill="#0b1f2a" opacity="0.32" />
    </>
  )
}

function StillBottle({ size, artwork }: DrawingProps) {
  const { width, height } = size
  const total = height * 1.24 + width * 0.78
  const scale = PACKAGE_SIZE / Math.max(total, width)
  const [w, h, label] = [width * scale, total * scale, height * scale]
  const [left, right, top] = [(PICTURE_SIDE - w) / 2, (PICTURE_SIDE + w) / 2, GROUND_Y - h]
  const shoulder = GROUND_Y - label * 1.22
  const neck = w * 0.18
  const middle = PICTURE_SIDE / 2
  return (
    <>
      <path
        d={`M${left + 4} ${GROUND_Y}Q${left} ${GROUND_Y} ${left} ${GROUND_Y - 6}V${shoulder}C${left} ${shoulder - w * 0.3} ${middle - neck} ${shoulder - w * 0.22} ${middle - neck} ${top + w * 0.3}V${top + 8}H${middle + neck}V${top + w * 0.3}C${middle + neck} ${shoulder - w * 0.22} ${right} ${shoulder - w * 0.3} ${right} ${shoulder}V${GROUND_Y - 6}Q${right} ${GROUND_Y} ${right - 4} ${GROUND_Y}z`}
        fill="#6b3a16"
      />
      <rect x={middle - neck * 1.2} y={top} width={neck * 2.4} height={w * 0.24} rx="3" fill="#0b1f2a" />
      <Face
        box={{ x: left, y: GROUND_Y - label * 1.12, width: w, height: label }}
        artwork={artwork}
        across={0.86}
      />
      <Shades left={left} top={GROUND_Y - label * 1.12} width={w} height={label} />
    </>
  )
}

function StillJar({ size, artwork }: DrawingProps) {
  const { width, height } = size
  const across = width * 1.12
  const total = height * 1.5 + width * 0.25
  const scale = PACKAGE_SIZE / Math.max(total, across)
  const [w, h] = [across * scale, total * scale]
  const [left, top] = [(PICTURE_SIDE - w) / 2, GROUND_Y - h]
  const label = { width: width * scale * 0.9, height: height * scale }
  const lid = width * scale * 0.2
  return (
    <>
      <rect x={left} y={top + lid * 0.8} width={w} height={h - lid * 0.8} rx={w * 0.09} fill="#d08a1d" />
      <rect x={left + w * 0.06} y={top} width={w * 0.88} height={lid} rx="4" fill="#17313f" />
      <Face
        box={{
          x: (PICTURE_SIDE - label.width) / 2,
          y: GROUND_Y - label.height - (h - lid - label.height) / 2,
          ...label,
        }}
        artwork={artwork}
      />
      <Shades left={left} top={top + lid} width={w} height={h - lid} />
    </>
  )
}

function StillBag({ size, artwork }: DrawingProps) {
  const { width, height, depth } = size
  const scale = PACKAGE_SIZE / Math.max(height, width)
  const [w, h] = [width * scale, height * scale]
  const [left, top] = [(PICTURE_SIDE - w) / 2, GROUND_Y - h]
  const foot = Math.min(h * 0.16, depth * scale * 0.22)
  return (
    <>
      <clipPath id="still-bag">
        <path
          d={`M${left} ${top}h${w}q${w * 0.03} ${h * 0.5} 0 ${h - foot}q${-w / 2} ${foot * 2} ${-w} 0q${-w * 0.03} ${-h * 0.5} 0 ${foot - h}z`}
        />
      </clipPath>
      <g clipPath="url(#still-bag)">
        <Face
          box={{ x: left - w * 0.04, y: top, width: w * 1.08, height: h + foot }}
          artwork={artwork}
          across={0.8}
        />
        <path d={`M${left - 20} ${top + 14}h${w + 40}`} stroke="#fff" strokeWidth="2" opacity="0.5" />
        <path
          d={`M${left} ${GROUND_Y - foot * 2}q${w / 2} ${foot * 1.6} ${w} 0V${GROUND_Y + foot}H${left}z`}
          fill="#0b1f2a"
          opacity="0.22"
        />
        <Shades left={left} top={top} width={w} height={h + foot} />
      </g>
    </>
  )
}

/** The shading of round shapes, darker at the sides. */
const Shades = ({
  left,
  top,
  width,
  height,
}: {
  left: number
  top: number
  width: number
  height: number
}) => (
  <g fill="#0b1f2a">
    <rect x={left} y={top} width={width * 0.08} height={height} opacity="0.22" />
    <rect x={left + width * 0.08} y={top} width={width * 0.09} height={height} opacity="0.1" />
    <rect x={left + width * 0.8} y={top} width={width * 0.1} height={height} opacity="0.12" />
    <rect x={left + width * 0.9} y={top} width={width * 0.1} height={height} opacity="0.28" />
  </g>
)

const DRAWINGS = {
  box: StillBox,
  bottle: StillBottle,
  bag: StillBag,
  label: StillJar,
} as const satisfies Record<PackageType, (props: DrawingProps) => React.ReactNode>
