import { ListFilter } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('FilterList', ListFilter)
