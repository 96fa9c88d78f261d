### हर गेम का अपना थ्रेड।

threads-line = <#{ $thread }> में खेलें।
