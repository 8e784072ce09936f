import { languages } from '@shop/contract'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { settingsDefaults } from '../../shell/shell.ts'
import { homeMessages } from './home.late.messages.ts'
import { WhyChooseUs } from './why-choose-us.tsx'

it.each(languages)(
  'in %s the share of orders that arrived in time is told where it is known, and nowhere else',
  async (language) => {
    const t = wordsOf(homeMessages, language)
    const told = await show(<WhyChooseUs settings={settingsDefaults} punctuality={97} />, language)
    await expect.element(told.getByText(t.punctuality({ percent: '97' }))).toBeVisible()
    const untold = await show(<WhyChooseUs settings={settingsDefaults} punctuality={null} />, language)
    await expect.element(untold.getByRole('heading', { name: t.why })).toBeVisible()
    await expect.element(untold.getByText(/90/)).not.toBeInTheDocument()
  },
)
