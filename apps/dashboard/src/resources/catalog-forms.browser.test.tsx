import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'

const forms = [
  'products/create',
  'categories/create',
  'search/synonyms/create',
  'search/pins/create',
  'search/redirects/create',
  'banners/create',
  'contact-info',
  'settings',
]

beforeAll(openShop)

describe.each([
  ['ar', 360, 740],
  ['en', 1440, 900],
] as const)('in %s, in a window that is %i wide', (language, width, height) => {
  beforeEach(() => page.viewport(width, height))

  it.each(forms)('the form %s fits its window and is accessible', async (path) => {
    const main = await openDashboard(path, language)
    await expect.element(main.getByRole('button').first()).toBeVisible()
    await checkPage()
  })
})

it.each(['products', 'categories', 'banners', 'videos', 'search/pins', 'search/redirects'])(
  'an empty list of %s offers to create the first',
  async (list) => {
    const main = await openDashboard(list, 'ar')
    const create = () => document.querySelector(`a[href$="/dashboard/${list}/create"]`)
    await expect.poll(create).not.toBeNull()
    await userEvent.click(create() ?? document.body)
    await expect.element(main.getByRole('textbox').first()).toBeVisible()
  },
)
