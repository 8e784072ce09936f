import { ChartColumn } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('BarChart', ChartColumn)
