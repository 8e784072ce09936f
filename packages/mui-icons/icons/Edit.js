import { Pencil } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Edit', Pencil)
