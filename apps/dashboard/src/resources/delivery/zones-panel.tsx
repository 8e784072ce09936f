import { Typography } from '@mui/material'
import type { StaffZone } from '@shop/contract/staff'
import { Loading } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { useStored } from '../../ui/forms/use-stored.ts'
import { Panel } from '../../ui/panel.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { ZoneRow } from './zone-row.tsx'

const load = async () => (await staffApi.delivery.getDelivery()).zones

/** All 27 zones; each row is edited in its place and saved by itself. */
export function ZonesPanel({ canWrite }: { canWrite: boolean }) {
  const t = useMessages(deliveryMessages)
  const { stored: zones, isMissing, reload, replace } = useStored(load)
  const put = (saved: StaffZone) =>
    replace((now) => now.map((zone) => (zone.governorate === saved.governorate ? saved : zone)))
  if (isMissing) return <FetchFailure onRetry={reload} />
  if (!zones) return <Loading />
  return (
    <Panel title={t.zones}>
      <Typography color="text.secondary">{t.zonesHint}</Typography>
      <Typography color="text.secondary" variant="body2" sx={{ mb: 2 }}>
        {t.freeOverHint}
      </Typography>
      {zones.map((zone) => (
        <ZoneRow
          // A stored row replaces what is typed.
          key={`${zone.governorate} ${zone.version}`}
          zone={zone}
          canWrite={canWrite}
          onSaved={put}
          onStale={reload}
        />
      ))}
    </Panel>
  )
}
