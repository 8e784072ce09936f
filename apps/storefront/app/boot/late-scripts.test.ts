import { describe, expect, it } from 'vitest'
import { delayScripts } from './late-scripts.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/assets/root.js"/></head><body><main>Kettles</main>',
  '<script nonce="m">window.context = {}</script><script nonce="m" type="module" async="">import("/assets/entry.js")</script></body></html>',
].join('')

describe('the scripts of a page', () => {
  it('are delayed, and so is what they ask for', () => {
    const html = delayScripts(page, 'm')
    expect(html).toContain('<link rel="delayed" href="/assets/root.js"/>')
    expect(html).toContain('<script nonce="m" type="delayed">import("/assets/entry.js")</script>')
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
  })

  it('leave what is inline and plain where it was', () => {
    expect(delayScripts(page, 'm')).toContain('<script nonce="m">window.context = {}</script>')
  })

  it('are started by a script that needs nothing from outside', () => {
    const [, starter = ''] = /<script nonce="m">\(([\s\S]*)\)\(\)<\/script><\/body>/.exec(delayScripts(page, 'm')) ?? []
    expect(() => new Function(`return ${starter}`)).not.toThrow()
    expect(starter).not.toContain('import')
  })

  it('must be known: a page whose script is written in another way is an error, not a dead page', () => {
    expect(() => delayScripts('<html><body></body></html>', 'm')).toThrow()
    expect(() => delayScripts(page + page, 'm')).toThrow()
  })
})
