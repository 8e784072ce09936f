import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isCleanWebp } from '../src/modules/media/pictures/clean-webp.rules.ts'
import { demoFolder } from './seed-demo.ts'

it('has only pictures that a shop keeps as they are: compressing them anew would take a new shop a minute', async () => {
  const pictures = await Array.fromAsync(glob('pictures/**/*.webp', { cwd: demoFolder }))
  const isPlain = async (name: string) => isCleanWebp(await readFile(join(demoFolder, name)))
  expect(pictures.length).toBeGreaterThan(400)
  expect(await Promise.all(pictures.map(isPlain))).not.toContain(false)
})
