/** How long a shopper may take to stop the browser, in milliseconds. */
const giveUpMs = 10_000

/**
 * Goes to a payment page. Ends when this page is shown again, or the browser has not left it after ten seconds: a press meanwhile would ask for another
 * payment page.
 */
export function leaveFor(address: string): Promise<void> {
  window.location.assign(address)
  return new Promise((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, giveUpMs)
  })
}
