const line = { fill: 'none', stroke: '#0b1f2a', strokeWidth: 3, strokeLinejoin: 'round' } as const
const cut = { fill: 'none', stroke: '#e6007e', strokeWidth: 2, strokeDasharray: '7 5' } as const

const BADGE_PATH = 'M110 42a58 58 0 1 1 0 116 58 58 0 0 1 0-116z'
const CREST_PATH = 'M214 44h92v64c0 32-22 46-46 56-24-10-46-24-46-56z'

/** A cutting mat with a backing sheet. The sheet has one cut decal, and two empty places. */
export function BackingSheet({ kind }: { kind: 'decals' | 'photos' }) {
  return (
    <div className="grid items-center self-stretch overflow-hidden">
      <svg aria-hidden="true" viewBox="0 0 480 260" className="w-full overflow-visible">
        {/* The mat is taller than the drawing, so that it fills a tall box around it. */}
        <path fill="#0b4a56" d="M0-240h480v740H0z" />
        <path
          stroke="#fff"
          strokeOpacity=".16"
          d="M40-240v740M80-240v740M120-240v740M160-240v740M200-240v740M240-240v740M280-240v740M320-240v740M360-240v740M400-240v740M440-240v740M0 -220h480M0 -180h480M0 -140h480M0 -100h480M0 -60h480M0 -20h480M0 20h480M0 60h480M0 100h480M0 140h480M0 180h480M0 220h480M0 260h480M0 300h480M0 340h480M0 380h480M0 420h480M0 460h480"
        />
        <g transform="translate(0 30)">
          <path fill="#fff" d="M24 8h432v150l-44 44H24z" />
          <path fill="#c4d0d0" d="M456 158h-34a10 10 0 0 0-10 10v34z" />
          {kind === 'decals' ? <Decals /> : <Photos />}
        </g>
      </svg>
    </div>
  )
}

function Decals() {
  return (
    <>
      <circle cx="110" cy="100" r="50" fill="#0f6373" />
      <path fill="#ffc400" d="m72 126 30-48 16 24 12-16 22 40z" />
      <circle cx="128" cy="72" r="9" fill="#fff" />
      <path {...cut} d={BADGE_PATH} />
      <path fill="#e4ebea" d={CREST_PATH} />
      <path {...cut} d={CREST_PATH} />
      <path
        fill="#e4ebea"
        d="M342 66h82a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-82a14 14 0 0 1-14-14V80a14 14 0 0 1 14-14z"
      />
      <path
        {...cut}
        d="M342 66h82a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-82a14 14 0 0 1-14-14V80a14 14 0 0 1 14-14z"
      />
      <Plus x={260} y={98} />
      <Plus x={383} y={100} />
    </>
  )
}

function Photos() {
  return (
    <>
      <path fill="#cfe3e6" d="M52 42h128v104H52z" />
      <circle cx="150" cy="68" r="12" fill="#ffc400" />
      <path fill="#0f6373" d="m52 146 40-58 28 36 18-20 42 42z" />
      <path {...line} d="M52 42h128v104H52z" />
      <path {...cut} d="M44 34h144v120H44z" />
      <path {...line} strokeWidth={4} d="M206 96h34m-12-12 13 12-13 12" />
      <circle cx="310" cy="95" r="52" fill="#0f6373" />
      <path fill="#ffc400" d="m272 120 30-46 16 24 12-16 20 38z" />
      <circle cx="330" cy="66" r="9" fill="#fff" />
      <circle cx="310" cy="95" r="60" {...cut} />
      <path fill="#e4ebea" d="M392 52h44v86h-44z" />
      <path {...cut} d="M392 52h44v86h-44z" />
      <Plus x={414} y={95} />
    </>
  )
}

/** A plus sign that marks an empty place on the sheet. */
function Plus({ x, y }: { x: number; y: number }) {
  return (
    <path stroke="#7b8b91" strokeWidth="4" strokeLinecap="round" d={`M${x - 12} ${y}h24M${x} ${y - 12}v24`} />
  )
}
