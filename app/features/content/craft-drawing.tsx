const line = { fill: 'none', stroke: '#0b1f2a', strokeWidth: 3, strokeLinejoin: 'round' } as const
const cut = { fill: 'none', stroke: '#e6007e', strokeWidth: 2, strokeDasharray: '7 5' } as const

/** The tools in the team members' hands: a pen over a drawing, a knife at a decal, a squeegee at a door. */
export function CraftDrawing({ number }: { number: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 180" className="w-full bg-mist">
      {number === 0 && <Design />}
      {number === 1 && <Cutting />}
      {number > 1 && <Applying />}
    </svg>
  )
}

function Design() {
  return (
    <>
      <path {...line} fill="#fff" d="M40 24h190l0 128H40z" />
      <path fill="#0f6373" d="M64 124 106 66l24 32 18-20 40 46z" />
      <circle cx="168" cy="56" r="14" fill="#ffc400" />
      <path {...cut} d="M54 136c-6-10 40-86 52-86 10 0 16 14 24 22 8-34 62-40 58-8 6 14 28 62 22 72z" />
      {[
        [54, 136],
        [106, 50],
        [188, 64],
        [210, 136],
      ].map(([x = 0, y = 0]) => (
        <path key={x} fill="#fff" stroke="#e6007e" strokeWidth="2" d={`M${x - 4} ${y - 4}h8v8h-8z`} />
      ))}
      <path {...line} fill="#c8242b" d="m214 130 58-74 16 12-58 75-20 7z" />
      <path {...line} d="m262 68 16 13" />
    </>
  )
}

function Cutting() {
  return (
    <>
      <path fill="#fff" d="M24 96h272v60H24z" />
      <path {...line} d="M24 96h272v60H24z" />
      <path fill="#17313f" d="M16 64h288v20H16z" />
      <path {...line} d="M16 64h288v20H16z" />
      <path {...line} fill="#ffc400" d="M140 44h44v52l-22 22-22-22z" />
      <path stroke="#0b1f2a" strokeWidth="4" d="M162 118v12" />
      <path {...cut} d="M48 130c0-16 26-22 44-16 22 8 40 18 70 16 40-2 60-22 86-14 16 4 24 10 24 18" />
      {Array.from({ length: 17 }, (_, index) => (
        <path
          key={index}
          stroke="#0b1f2a"
          strokeWidth="1.5"
          d={`M${32 + index * 16} 156v${index % 4 === 0 ? 12 : 7}`}
        />
      ))}
    </>
  )
}

function Applying() {
  return (
    <>
      <path fill="#0f6373" d="M30 20h210c20 0 30 12 30 28v112H30z" />
      <path {...line} d="M30 20h210c20 0 30 12 30 28v112H30zM52 36h168c14 0 24 6 24 18v12H52z" />
      <path fill="#cfe0e3" d="M52 36h168c14 0 24 6 24 18v12H52z" />
      <path {...line} strokeWidth={4} d="M222 86h24" />
      <path fill="#fff" d="M64 88h120v52H64z" />
      <path fill="#0b1f2a" d="M76 100h60v10H76zM76 118h84v10H76z" />
      <path {...cut} d="M60 84h128v60H60z" />
      <path {...line} fill="#c8242b" d="m168 76 34 44-22 17-34-44z" />
      <path {...line} fill="#f7d9b8" d="m196 106 66 38c10 8 2 20-10 16l-34-10-20-14z" />
    </>
  )
}
