### हर गेम का अपना थ्रेड।

threads-title = { $x } बनाम { $o }
threads-line = <#{ $thread }> में खेलें।
