/**
 * Wakes the scripts that `delayScripts` put to sleep: when the picture which the page is about has been painted, when the shopper
 * touches the page, or after a second and a half at the latest. It travels inside the page as text, so it uses nothing from outside.
 *
 * What is pressed before React listens is pressed again then (`window.pressAgain`, called once by the page's entry).
 */
export function wakePage(): void {
  let isAwake = false
  let pressed: HTMLElement | null = null

  function wake(): void {
    if (isAwake) return
    isAwake = true
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=sleeping]')) link.rel = 'modulepreload'
    const asleep = document.querySelector('script[type=sleeping]')
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = asleep?.textContent ?? ''
    asleep?.replaceWith(script)
  }

  function remember({ target }: Event): void {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button[type=button]') : null
  }

  /** A picture that is there is drawn with the next frame. */
  const afterFrame = () => requestAnimationFrame(() => setTimeout(wake))

  function afterPicture(): void {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    if (picture === null || picture.complete) afterFrame()
    else for (const event of ['load', 'error']) picture.addEventListener(event, afterFrame)
  }

  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    afterPicture()
  }).observe({ type: 'paint', buffered: true })
  for (const event of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(event, wake, { once: true, passive: true })
  addEventListener('click', remember)
  setTimeout(wake, 1500)

  window.pressAgain = () => {
    delete window.pressAgain
    removeEventListener('click', remember)
    if (pressed?.isConnected) pressed.click()
  }
}

declare global {
  interface Window {
    pressAgain?: () => void
  }
}
