import type { MouseEvent } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { LampGlow } from '../../ui/pictures/lamp-glow.tsx'
import { homeMessages } from './home.late.messages.ts'

/** `featuredId` is the element that the button scrolls to. */
type Properties = { brand: string; featuredId: string }

/** A text about the shop, with a link to its featured products (rule M-13). */
export function About({ brand, featuredId }: Properties) {
  const t = useMessages(homeMessages)
  return (
    <section aria-labelledby="about" className="page mt-14">
      <div className="relative isolate overflow-hidden rounded-card border border-line bg-glow text-on-lamp">
        <div className="absolute inset-0 -z-10 max-lg:hidden">
          <LampGlow />
        </div>
        <div className="grid justify-items-start gap-4 p-6 sm:p-10 lg:w-[56%] lg:py-14">
          <h2 id="about" className="text-2xl sm:text-3xl">
            {t.about({ brand })}
          </h2>
          <p className="sm:text-lg">{t.aboutText}</p>
          <p>{t.aboutMore}</p>
          <a
            href={`#${featuredId}`}
            onClick={scrollCalmly}
            className="inline-flex min-h-13 items-center rounded-control bg-lamp px-7 font-semibold text-lg text-on-lamp transition-colors hover:bg-lamp-strong"
          >
            {t.seeFeatured}
          </a>
        </div>
      </div>
    </section>
  )
}

/** Scrolls smoothly unless reduced motion is preferred, and moves the focus. Without scripts the link jumps. */
function scrollCalmly(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' })
  target.focus({ preventScroll: true })
}
