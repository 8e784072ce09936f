import { ArrowUpDown } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('ImportExport', ArrowUpDown)
