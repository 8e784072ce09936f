import { MessageCircle } from 'lucide-react'
import { createIcon } from '../src/create-icon.js'

export default createIcon('Chat', MessageCircle)
