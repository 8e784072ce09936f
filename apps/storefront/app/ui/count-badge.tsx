/** How many things a link in the head of the page leads to, on the corner of its icon; nothing for none. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2.5 -top-2 grid h-5 min-w-5 animate-appear place-items-center rounded-full bg-lamp px-1 font-bold text-on-lamp text-xs tabular-nums leading-none"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
