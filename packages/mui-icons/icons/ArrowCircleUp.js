import { CircleArrowUp } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('ArrowCircleUp', CircleArrowUp)
