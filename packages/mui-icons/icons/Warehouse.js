import { Warehouse } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Warehouse', Warehouse)
