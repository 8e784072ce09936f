import { describe, expect, it } from 'vitest'
import { delayScripts } from './late-scripts.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/assets/root.js"/></head><body><main>Kettles</main>',
  '<script>window.context = {}</script><script type="module" async="">import("/assets/entry.js")</script></body></html>',
].join('')

describe('the scripts of a page', () => {
  it('sleep, and so does what they ask for', () => {
    const html = delayScripts(page)
    expect(html).toContain('<link rel="sleeping" href="/assets/root.js"/>')
    expect(html).toContain('<script type="sleeping">import("/assets/entry.js")</script>')
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
  })

  it('leave what is inline and plain where it was', () => {
    expect(delayScripts(page)).toContain('<script>window.context = {}</script>')
  })

  it('are woken by a script that needs nothing from outside', () => {
    const [, waker = ''] = /<script>\(([\s\S]*)\)\(\)<\/script><\/body>/.exec(delayScripts(page)) ?? []
    expect(() => new Function(`return ${waker}`)).not.toThrow()
    expect(waker).not.toContain('import')
  })

  it('must be known: a page whose script is written in another way is an error, not a dead page', () => {
    expect(() => delayScripts('<html><body></body></html>')).toThrow()
    expect(() => delayScripts(page + page)).toThrow()
  })
})
