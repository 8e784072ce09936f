import { useId } from 'react'

/** A decorative lamp in place of a missing picture; its light falls from the end side. */
export function LampGlow() {
  const glow = useId()
  return (
    <svg
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="mirror size-full bg-glow"
    >
      <radialGradient id={glow} cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="#f5a524" stopOpacity="0.85" />
        <stop offset="0.5" stopColor="#f5a524" stopOpacity="0.25" />
        <stop offset="1" stopColor="#f5a524" stopOpacity="0" />
      </radialGradient>
      <circle cx="880" cy="270" r="440" fill={`url(#${glow})`} />
      <path d="M880 0v150" stroke="#10212b" strokeWidth="6" />
      <path d="M740 262a140 116 0 0 1 280 0z" fill="#10212b" />
      <path d="M828 262a52 46 0 0 0 104 0z" fill="#fff6e0" />
      <path d="M690 330l-34 52M880 350v62M1070 330l34 52" stroke="#f5a524" strokeWidth="10" strokeLinecap="round" />
    </svg>
  )
}
