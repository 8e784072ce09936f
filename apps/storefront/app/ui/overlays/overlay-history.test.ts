import { beforeEach, describe, expect, it } from 'vitest'
import { createOverlayHistory, type EntryState } from './overlay-history.ts'

/** A tab from the view of overlays: a history, and a router that gets each event that is not stopped. */
function openTab() {
  const tab = { entries: [{}] as EntryState[], at: 0, routed: [] as (string | undefined)[] }
  let listener: Parameters<Parameters<typeof createOverlayHistory>[0]['addEventListener']>[1] = () => undefined
  const waiting: (() => void)[] = []
  const history = {
    get state(): EntryState {
      return tab.entries[tab.at] ?? null
    },
    pushState(state: EntryState) {
      tab.entries.splice(tab.at + 1, tab.entries.length, state)
      tab.at += 1
    },
    go(delta: number) {
      waiting.push(() => move(delta))
    },
  }
  function move(delta: number): void {
    const entry = tab.entries[tab.at + delta]
    if (!entry) return
    tab.at += delta
    let isHeard = true
    const stopImmediatePropagation = () => {
      isHeard = false
    }
    listener({ state: entry, stopImmediatePropagation })
    if (isHeard) {
      tab.routed.push(entry.key)
      overlays.notePage()
    }
  }
  /** Runs what the browser does after the code that requested it. */
  function settle(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) next()
  }
  const overlays = createOverlayHistory({
    history,
    addEventListener: (_, heard) => {
      listener = heard
    },
    setTimeout: (callback) => waiting.push(callback),
  })
  function travel(delta: number): void {
    move(delta)
    settle()
  }
  return {
    tab,
    settle,
    back: () => travel(-1),
    forward: () => travel(1),
    /** Goes to another page of the shop. */
    visit(key: string): void {
      history.pushState({ key })
      overlays.notePage()
      settle()
    },
    /** Another page arrives. Its arrival is noted after the navigation has ended, as React effects may run. */
    arrive(key: string): void {
      history.pushState({ key })
      overlays.noteLeaving(false)
      settle()
      overlays.notePage()
      settle()
    },
    noteLeaving: () => overlays.noteLeaving(true),
    /** @returns a function that lets the time of a departure pass */
    noteDeparture(): () => void {
      overlays.noteDeparture()
      const end = waiting.pop()
      return () => {
        end?.()
        settle()
      }
    },
    /** @returns whether it is open, and how to close it by its button */
    open(staysOpen = false) {
      const overlay = { isOpen: true, leave: () => undefined as unknown }
      const leave = overlays.open({
        staysOpen,
        close() {
          overlay.isOpen = false
          leave()
        },
      })
      const press = () => {
        overlay.isOpen = false
        leave()
        settle()
      }
      return Object.assign(overlay, { press })
    },
  }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
  tab.visit('list')
})

describe('Back', () => {
  it('closes what lies over the page, and the router hears nothing of it', () => {
    const sheet = tab.open()
    tab.back()
    expect(sheet.isOpen).toBe(false)
    expect(tab.tab).toMatchObject({ at: 1, routed: [] })
  })

  it('closes one after the other, the topmost first', () => {
    const [drawer, question] = [tab.open(), tab.open()]
    tab.back()
    expect([drawer.isOpen, question.isOpen]).toEqual([true, false])
    tab.back()
    expect(drawer.isOpen).toBe(false)
    tab.back()
    expect(tab.tab).toMatchObject({ at: 0, routed: [undefined] })
  })

  it('leads to the page before when the overlay was closed by its button', () => {
    tab.open().press()
    expect(tab.tab.at).toBe(1)
    tab.back()
    expect(tab.tab).toMatchObject({ at: 0, routed: [undefined] })
  })

  it('begins no return while a pressed link may still lead to a page', () => {
    const results = tab.open(true)
    const endDeparture = tab.noteDeparture()
    results.press()
    expect(tab.tab.at).toBe(2)
    endDeparture()
    expect(tab.tab).toMatchObject({ at: 1, routed: [] })
  })

  it('leads back from a page that closed its overlay on the way, and not from the page before', () => {
    const results = tab.open(true)
    tab.noteLeaving()
    results.press()
    tab.arrive('results')
    expect(tab.tab).toMatchObject({ at: 3, routed: [] })
    tab.back()
    expect(tab.tab.entries[tab.tab.at]).toEqual({ key: 'list' })
  })

  it('comes from another page to the one under an overlay, and then to the page before', () => {
    const drawer = tab.open()
    tab.visit('checkout')
    expect(drawer.isOpen).toBe(false)
    tab.back()
    expect(tab.tab).toMatchObject({ at: 1, routed: ['list'] })
    tab.back()
    expect(tab.tab).toMatchObject({ at: 0, routed: ['list', undefined] })
  })

  it('closes filters first, and then undoes what was chosen in them', () => {
    const filters = tab.open(true)
    tab.visit('narrowed')
    expect(filters.isOpen).toBe(true)
    tab.back()
    expect(filters.isOpen).toBe(false)
    expect(tab.tab.routed).toEqual([])
    tab.back()
    expect(tab.tab.routed).toEqual(['list'])
  })
})

describe('Forward', () => {
  it('opens nothing again, and the next Back is not lost', () => {
    const sheet = tab.open()
    tab.back()
    tab.forward()
    expect(sheet.isOpen).toBe(false)
    tab.back()
    expect(tab.tab).toMatchObject({ at: 0, routed: [undefined] })
  })

  it('passes over an overlay that was left for another page', () => {
    tab.open()
    tab.visit('checkout')
    tab.back()
    tab.forward()
    expect(tab.tab.routed).toEqual(['list', 'checkout'])
  })
})

it('a page that is loaded anew on the entry of an overlay goes to its own', () => {
  tab.open()
  const { entries, at } = tab.tab
  const loaded = openTab()
  Object.assign(loaded.tab, { entries, at })
  loaded.visit('next')
  loaded.back()
  expect(loaded.tab.entries[loaded.tab.at]).toEqual({ key: 'list' })
})

it('an overlay that is opened again at once takes the entry of the one before', () => {
  const first = tab.open()
  const { length } = tab.tab.entries
  first.press()
  tab.open()
  expect(tab.tab.entries).toHaveLength(length)
})

it('asks for no return while another document loads behind the entry that Forward passes', () => {
  const asked: number[] = []
  const timers: (() => void)[] = []
  let follow: Parameters<Parameters<typeof createOverlayHistory>[0]['addEventListener']>[1] = () => undefined
  const history = {
    state: { key: 'list' } as EntryState,
    pushState: () => undefined,
    go: (delta: number) => void asked.push(delta),
  }
  const overlays = createOverlayHistory({
    history,
    addEventListener: (_, heard) => {
      follow = heard
    },
    setTimeout: (callback) => timers.push(callback),
  })
  history.state = { key: 'list', depth: 1 }
  follow({ state: history.state, stopImmediatePropagation: () => undefined })
  overlays.noteLeaving(false)
  expect(asked).toEqual([1])
  // No page came: the entry leads to none, so it is left after the delay.
  for (const callback of timers) callback()
  expect(asked).toEqual([1, -1])
})
