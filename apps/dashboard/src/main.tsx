import '@fontsource-variable/cairo/wght.css'
import { watchForCrashes, watchForGoneCode } from '@shop/session'
import { createRoot } from 'react-dom/client'
import { Root } from './root.tsx'

watchForCrashes('dashboard')
watchForGoneCode()
const place = document.getElementById('root')
if (place) createRoot(place, { onCaughtError: (error) => reportError(error) }).render(<Root />)
