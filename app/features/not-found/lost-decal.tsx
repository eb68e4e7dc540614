/** A backing sheet without its decal: a hole with a cut line around it, and a peeled corner. */
export function LostDecal() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" className="crop-marks w-full max-w-md max-md:mx-auto">
      <path fill="#fff" d="M0 0h400v240l-60 60H0z" />
      <path
        fill="#e4ebea"
        d="M60 90a30 30 0 0 1 30-30h220a30 30 0 0 1 30 30v100a30 30 0 0 1-30 30H90a30 30 0 0 1-30-30z"
      />
      <path
        fill="none"
        stroke="#e6007e"
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M60 90a30 30 0 0 1 30-30h220a30 30 0 0 1 30 30v100a30 30 0 0 1-30 30H90a30 30 0 0 1-30-30z"
      />
      <text
        x="200"
        y="172"
        textAnchor="middle"
        fontSize="92"
        fill="#fff"
        stroke="#c4d0d0"
        strokeWidth="2"
        className="font-display"
      >
        404
      </text>
      <path fill="#c4d0d0" d="M400 240h-48a12 12 0 0 0-12 12v48z" />
    </svg>
  )
}
