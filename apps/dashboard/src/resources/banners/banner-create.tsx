import { Box } from '@mui/material'
import { Create, Form, SaveButton, Toolbar } from 'react-admin'
import { BannerInputs, toBannerBody } from './banner-inputs.tsx'

export function BannerCreate() {
  return (
    <Create redirect="list" transform={toBannerBody}>
      <Form defaultValues={{ is_active: true, priority: 10, starts_at: null, ends_at: null }} warnWhenUnsavedChanges>
        <Box sx={{ p: 2 }}>
          <BannerInputs />
        </Box>
        <Toolbar>
          <SaveButton />
        </Toolbar>
      </Form>
    </Create>
  )
}
