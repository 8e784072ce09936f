import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

test('W-02: an address that names a part of a policy has the focus at the heading of the part', async ({ page }) => {
  await page.goto(paths.terms('delivery'))
  const heading = page.locator('#delivery')
  await expect(heading).toBeInViewport()
  await expect(heading).toBeFocused()
})
