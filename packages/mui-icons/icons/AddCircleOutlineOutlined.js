import { CirclePlus } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('AddCircleOutlineOutlined', CirclePlus)
