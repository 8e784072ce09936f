import { Columns3 } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('ViewWeek', Columns3)
