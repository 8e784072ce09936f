import { Trash2 } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('DeleteOutlineOutlined', Trash2)
