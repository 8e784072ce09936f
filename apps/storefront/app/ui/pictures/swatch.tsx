/** A color as a dot. It is an SVG, because the content security policy refuses inline styles. */
export function Swatch({ hex, className = 'size-4' }: { hex: string; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <circle cx="10" cy="10" r="9.25" fill={hex} className="stroke-control/60" strokeWidth="1.5" />
    </svg>
  )
}
