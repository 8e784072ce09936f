import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Elements } from './elements.ts'

type Tab = { id: string; name: string; panel: Elements }

type Properties = { label: string; tabs: readonly [Tab, ...Tab[]]; before: Elements; after: Elements }

/** A few views in one place; arrow keys move between the tabs, in reading direction. */
export function Tabs({ label, tabs, before, after }: Properties) {
  const [shownId, setShownId] = useState(tabs[0].id)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find(({ id }) => id === shownId) ?? tabs[0]

  function move({ key }: KeyboardEvent) {
    const isMirrored = document.documentElement.dir === 'rtl'
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const index = tabs.indexOf(shown) + (isMirrored ? -step : step)
    const next = tabs.at(index % tabs.length)
    if (!next) return
    setShownId(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {before}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className="flex flex-wrap gap-1 rounded-full bg-line/70 p-1 max-sm:order-last max-sm:w-full"
        >
          {tabs.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}${id}-tab`}
              data-tab={id}
              aria-selected={id === shown.id}
              aria-controls={`${prefix}panel`}
              tabIndex={id === shown.id ? 0 : -1}
              onClick={() => setShownId(id)}
              className="min-h-11 grow rounded-full px-5 font-semibold text-sm transition-colors aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-card"
            >
              {name}
            </button>
          ))}
        </div>
        {after}
      </div>
      <div key={shown.id} role="tabpanel" id={`${prefix}panel`} aria-labelledby={`${prefix}${shown.id}-tab`}>
        {shown.panel}
      </div>
    </>
  )
}
