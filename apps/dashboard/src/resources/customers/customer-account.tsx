import { Button, Link as MuiLink, Stack } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { formatDate, formatNumber } from '@shop/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAction } from '../../ui/use-action.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { Facts } from './customer-facts.tsx'
import { customersMessages } from './customers.messages.ts'

type Account = NonNullable<CustomerDetails['account']>

/** The account with this phone, and its actions. */
export function CustomerAccount({ account }: { account: Account }) {
  const t = useMessages(customersMessages)
  const language = useLanguage()
  const filter = encodeURIComponent(JSON.stringify({ customer: account.id }))
  const others = formatNumber(account.orders_for_others, language)
  return (
    <Panel title={t.account} action={<AccountState account={account} />}>
      <Facts
        facts={[
          [t.name, <bdi key="name">{`${account.first_name} ${account.last_name}`.trim() || t.nameless}</bdi>],
          [t.email, account.email ? <EmailLink key="email" email={account.email} /> : '—'],
          [t.created_at, formatDate(account.created_at, language)],
          [t.sessions, formatNumber(account.sessions, language)],
          [
            t.ordersForOthers,
            account.orders_for_others > 0 ? (
              <MuiLink key="others" component={Link} to={`/dashboard/orders?filter=${filter}`}>
                {others}
              </MuiLink>
            ) : (
              others
            ),
          ],
        ]}
      />
      <AccountActions account={account} />
    </Panel>
  )
}

function EmailLink({ email }: { email: string }) {
  return (
    <MuiLink href={`mailto:${email}`}>
      <bdi>{email}</bdi>
    </MuiLink>
  )
}

function AccountState({ account: { is_active, is_phone_verified } }: { account: Account }) {
  const t = useMessages(customersMessages)
  if (!is_active) return <StatusChip tone="bad">{t.closed}</StatusChip>
  if (!is_phone_verified) return <StatusChip tone="waiting">{t.unverified}</StatusChip>
  return <StatusChip tone="good">{t.active}</StatusChip>
}

function AccountActions({ account }: { account: Account }) {
  const { id, version, is_active, is_phone_verified } = account
  const t = useMessages(customersMessages)
  const canWrite = useCan('customers.write')
  const { isBusy, run } = useAction({ refusals: { version_conflict: t.meanwhile } })
  const [asked, setAsked] = useState<Account | null>(null)
  const verify = () =>
    staffApi.customers.updateAccount({ params: { id: String(id) }, body: { version, is_phone_verified: true } })
  if (!canWrite) return null
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
      {!is_phone_verified && (
        <Button variant="outlined" disabled={isBusy} onClick={() => void run(verify, t.verifiedNow)}>
          {t.verify}
        </Button>
      )}
      <Button variant="outlined" color={is_active ? 'error' : 'primary'} onClick={() => setAsked(account)}>
        {is_active ? t.close : t.open}
      </Button>
      {asked && <LoginQuestion account={asked} onClose={() => setAsked(null)} />}
    </Stack>
  )
}

/** Asks before the account of a customer is closed or opened, as it was when somebody pressed. */
function LoginQuestion({ account: { id, version, is_active }, onClose }: { account: Account; onClose: () => void }) {
  const t = useMessages(customersMessages)
  const action = useAction({ refusals: { version_conflict: t.meanwhile } })
  const set = (reason: string) =>
    staffApi.customers.updateAccount({
      params: { id: String(id) },
      body: { version, is_active: !is_active, reason },
    })
  return (
    <ReasonDialog
      action={action}
      request={set}
      done={is_active ? t.closedNow : t.openedNow}
      title={is_active ? t.closeQuestion : t.openQuestion}
      hint={is_active ? t.closeHint : t.openHint}
      submit={is_active ? t.close : t.open}
      isSevere={is_active}
      onClose={onClose}
    />
  )
}
