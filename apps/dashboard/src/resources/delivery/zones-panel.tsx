import { Typography } from '@mui/material'
import type { StaffZone } from '@shop/contract/staff'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from 'react-admin'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FetchFailure } from '../../ui/failures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { ZoneRow } from './zone-row.tsx'

/** All 27 zones; each row is edited in its place and saved by itself. */
export function ZonesPanel({ canWrite }: { canWrite: boolean }) {
  const t = useMessages(deliveryMessages)
  const { zones, isMissing, fetchZones, replace } = useZones()
  if (isMissing) return <FetchFailure onRetry={fetchZones} />
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
          onSaved={replace}
          onStale={fetchZones}
        />
      ))}
    </Panel>
  )
}

function useZones() {
  const [zones, setZones] = useState<StaffZone[] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const fetchZones = useCallback(() => {
    setMissing(false)
    staffApi.delivery.getDelivery().then(
      (delivery) => setZones(delivery.zones),
      () => setMissing(true),
    )
  }, [])
  useEffect(fetchZones, [fetchZones])
  const replace = (saved: StaffZone) =>
    setZones((now) => now?.map((zone) => (zone.governorate === saved.governorate ? saved : zone)) ?? null)
  return { zones, isMissing, fetchZones, replace }
}
