import { initialOf } from '@shop/session'

export function Initial({ name, className }: { name: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-nile font-bold text-on-nile leading-none ${className}`}
    >
      {initialOf(name)}
    </span>
  )
}
