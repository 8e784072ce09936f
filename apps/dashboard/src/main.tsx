import '@fontsource-variable/cairo/wght.css'
import { createRoot } from 'react-dom/client'
import { Root } from './root.tsx'

const place = document.getElementById('root')
if (place) createRoot(place).render(<Root />)
