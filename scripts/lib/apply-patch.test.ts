import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyPatch, readPatch } from './apply-patch.ts'

const root = join(import.meta.dirname, '../..')
const diff = `diff --git a/node_modules/x/a.js b/node_modules/x/a.js
index 1..2 100644
--- a/node_modules/x/a.js
+++ b/node_modules/x/a.js
@@ -1,3 +1,4 @@
 one
-two
+2
+2.5
 three
@@ -6,2 +7,2 @@ six
 six
--- seven
+++ 7
diff --git a/node_modules/x/b.js b/node_modules/x/b.js
--- a/node_modules/x/b.js
+++ b/node_modules/x/b.js
@@ -1 +1 @@
-old
+new
`
const [first, second] = readPatch(diff)
if (!first || !second) throw new Error('Two files were expected')
const source = 'one\ntwo\nthree\nfour\nfive\nsix\n-- seven\n'
const patched = 'one\n2\n2.5\nthree\nfour\nfive\nsix\n++ 7\n'

test('each hunk of each file is applied, and none twice', () => {
  expect(applyPatch(source, first)).toBe(patched)
  expect(applyPatch(patched, first)).toBe(patched)
  expect(applyPatch('old\n', second)).toBe('new\n')
})

test.each([
  ['another line', source.replace('two', 'zwei')],
  ['a line more', `zero\n${source}`],
  ['a hunk of two', patched.replace('++ 7', '-- seven')],
  ['nothing', ''],
])('a text with %s is refused with its file and line', (_, other) => {
  expect(() => applyPatch(other, first)).toThrow(/The patch does not fit node_modules\/x\/a\.js at line \d/)
})

test('what is installed here is patched', () => {
  for (const file of readPatch(readFileSync(join(root, 'patches/postgres+3.4.9.patch'), 'utf8'))) {
    const installed = readFileSync(join(root, file.path), 'utf8')
    expect(applyPatch(installed, file)).toBe(installed)
    expect(file.hunks.length).toBeGreaterThan(0)
  }
})
