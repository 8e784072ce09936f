type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Starts the scripts that `delayScripts` delayed: after the main picture is painted, at the first input, or after 1.5
 * s. The function is written into the page as text, so it uses nothing from outside.
 *
 * Input before hydration looks busy and is replayed in order by `window.pressAgain`, which the page's root calls once. Presses in a
 * section with late code wait on, until `window.pressLateAgain` is called with it.
 * Back to another entry of the same document reloads the page, because React hydrates only the page of the address.
 *
 * When the scripts cannot run, the page stays as the server rendered it, links work, and its notice says so: in a browser that is too
 * old, after an error, and after a crash that reloaded the page (entry.client.tsx).
 */
export function replayEarlyInput(): void {
  let hasStarted = false
  const presses: (() => void)[] = []
  const pressed = new Set<Element>()
  const changes = new Map<Field, () => void>()
  const listening = new AbortController()
  const late = new Set<HTMLElement>()
  const notice = document.getElementById('scripts-off')
  let hasGivenUp = false

  function startScripts(): void {
    if (hasStarted) return
    hasStarted = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=delayed]')) link.rel = 'modulepreload'
    const delayed = document.querySelector('script[type=delayed]')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = delayed?.textContent ?? ''
    delayed?.replaceWith(script)
  }

  /** A link that opens an overlay, like the cart's, waits like a button; other links navigate. */
  function rememberPress(event: MouseEvent): void {
    if (hasGivenUp || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return
    const control = event.target.closest<HTMLElement>('button[type=button], a[aria-haspopup]')
    if (control instanceof HTMLAnchorElement) event.preventDefault()
    if (control) remember(control, () => control.click())
  }

  /** A press in a section whose code is not there yet. React stops such an event at the document, so the window captures it before. */
  function rememberLatePress({ target }: MouseEvent): void {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-late] button[type=button]') : null
    if (!control) return
    late.add(control)
    control.setAttribute('aria-busy', 'true')
  }

  /** Only scripts can send a POST form. */
  function rememberSubmit(event: SubmitEvent): void {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
    event.preventDefault()
    const { submitter } = event
    if (submitter && !hasGivenUp) remember(submitter, () => submitter.click())
  }

  /** The control looks busy until its action runs. */
  function remember(control: Element, again: () => void): void {
    presses.push(again)
    pressed.add(control)
    control.setAttribute('aria-busy', 'true')
  }

  /** React ignores a change event without a new value, so the opposite value is set first. */
  function rememberChange({ target: field }: Event): void {
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const { checked } = field
      changes.set(field, () => {
        field.checked = !checked
        field.click()
      })
    } else if (
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type !== 'file')
    ) {
      const { value } = field
      changes.set(field, () => {
        field.value = ''
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
      })
    }
  }

  function giveUp(): void {
    hasGivenUp = true
    for (const control of pressed) control.removeAttribute('aria-busy')
    if (notice) notice.hidden = false
  }

  /** A picture that does not load stops no script. */
  function giveUpAfterError({ target }: Event): void {
    if (target === window || target instanceof HTMLScriptElement) giveUp()
  }

  /** A loaded picture is painted with the next frame. */
  const afterFrame = () => requestAnimationFrame(() => setTimeout(startScripts))

  function afterPicture(): void {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (picture === null || picture.complete) afterFrame()
    else for (const event of ['load', 'error']) picture.addEventListener(event, afterFrame)
  }

  if (notice) notice.hidden = true
  // The newest function of all supported browsers (`browsers.json`) that the scripts need.
  if (typeof structuredClone !== 'function' || history.state?.hasCrashed) {
    history.replaceState({ ...history.state, hasCrashed: false }, '')
    hasStarted = true
    giveUp()
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    afterPicture()
  }).observe({ type: 'paint', buffered: true })
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, startScripts, { once: true, passive: true })
  const { signal } = listening
  addEventListener('error', giveUpAfterError, { signal, capture: true })
  addEventListener('unhandledrejection', giveUp, { signal })
  addEventListener('click', rememberPress, { signal })
  addEventListener('submit', rememberSubmit, { signal })
  for (const event of ['input', 'change']) addEventListener(event, rememberChange, { signal })
  const address = location.pathname + location.search
  addEventListener('popstate', () => address !== location.pathname + location.search && location.reload(), { signal })
  setTimeout(startScripts, 1500)

  window.pressLateAgain = (section) => {
    section.removeAttribute('data-late')
    for (const control of [...late].filter((one) => section.contains(one))) {
      late.delete(control)
      control.removeAttribute('aria-busy')
      control.click()
    }
  }

  window.pressAgain = () => {
    delete window.pressAgain
    listening.abort()
    if (notice) notice.hidden = true
    addEventListener('click', rememberLatePress, true)
    for (const [field, changeAgain] of changes) if (field.isConnected) changeAgain()
    for (const control of pressed) control.removeAttribute('aria-busy')
    // React must finish one press before the next.
    presses.reduce((before, again) => before.then(again), Promise.resolve())
  }
}

declare global {
  interface Window {
    pressAgain?: () => void
    pressLateAgain?: (section: HTMLElement) => void
  }
}
