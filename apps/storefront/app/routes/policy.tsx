import { type PolicyBlock, policyKinds } from '@shop/contract'
import { data } from 'react-router'
import { readPage } from '../api.ts'
import { catalogMessages } from '../features/catalog/catalog.messages.ts'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { PolicyPage } from '../features/policies/policy-page.tsx'
import { useFilledBlocks } from '../features/policies/use-filled-blocks.ts'
import { useMessages } from '../i18n/language.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { PagePath } from '../shell/page-path.tsx'
import type { Route } from './+types/policy.ts'

/** The last segment of the address is the key of the policy. */
export function loader({ context, url }: Route.LoaderArgs) {
  const kind = policyKinds.find((known) => url.pathname.replace(/\/$/, '') === `/${known}`)
  if (!kind) throw data(null, { status: 404 })
  return readPage(context, async (api) => {
    const [policy, terms] = await Promise.all([
      api.policies.getPolicy({ params: { kind } }),
      api.delivery.listDeliveryTerms(),
    ])
    return { policy, terms }
  })
}

export default function PolicyRoute({ loaderData }: Route.ComponentProps) {
  const blocks = useFilledBlocks(loaderData.policy.blocks, loaderData.terms)
  const policy = { ...loaderData.policy, blocks }
  const t = useMessages(layoutMessages)
  const { home } = useMessages(catalogMessages)
  const all = [
    { name: t.privacyPolicy, to: paths.privacyPolicy() },
    { name: t.terms, to: paths.terms() },
    { name: t.returnPolicy, to: paths.returnPolicy() },
  ]
  const path = `/${policy.kind}`
  return (
    <>
      <PageHead title={policy.title} description={firstWords(blocks)} />
      <PagePath steps={[{ name: policy.title, path }]} />
      <PolicyPage key={policy.kind} policy={policy} home={home} others={all.filter(({ to }) => to !== path)} />
    </>
  )
}

/** The first paragraph, as the description of a policy. */
function firstWords(blocks: readonly PolicyBlock[]): string {
  const first = blocks.find(({ kind }) => kind === 'paragraph')
  return first?.kind === 'paragraph' ? first.content.map(({ text }) => text).join('') : ''
}
