import { Box, Paper, Typography } from '@mui/material'

export type Figure = readonly [name: string, value: string, more: string]

/** Figures, one card each. A card whose value is too long for its place gets a row with fewer cards. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 2 } }}>
      {figures.map(([name, value, more]) => (
        <Paper key={name} variant="outlined" sx={{ p: 2, flex: '1 1 150px' }}>
          <Typography color="text.secondary">{name}</Typography>
          <Typography component="p" variant="h5" sx={{ fontSize: '1.375rem', whiteSpace: 'nowrap' }}>
            {value}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {more}
          </Typography>
        </Paper>
      ))}
    </Box>
  )
}
