import { createIcon } from '../src/create-icon.js'

export default createIcon('WarningAmber', 'M12 5.99 19.53 19H4.47zM12 2 1 21h22z', 'M13 16h-2v2h2zm0-6h-2v5h2z')
