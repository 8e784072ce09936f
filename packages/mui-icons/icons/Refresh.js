import { RefreshCw } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Refresh', RefreshCw)
